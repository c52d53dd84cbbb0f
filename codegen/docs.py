# The operator reference: one Markdown page per family and an index, from the registry.
"""Everything that is generated for the documentation."""

from __future__ import annotations

from codegen.filters import markdown as md
from codegen.job import Job
from codegen.render import Outputs, environment

FOLDER = "docs/operators"


def generate(job: Job, out: Outputs) -> None:
    """Add a page for each family of operators, and the index.

    Raises ValueError when a visible operator is on no page, or on two.
    """
    registry = job.registry
    env = environment(md.FILTERS)
    families = md.families(registry)
    total, headings = len(registry.visible), 0
    for family, operators in families.items():
        text = env.get_template("docs/family.md.j2").render(family=family, operators=operators)
        headings += sum(line.startswith("## ") for line in text.splitlines())
        out.add(f"{FOLDER}/{family}.md", text)
    if headings != total:
        raise ValueError(f"docs: expected {total} operators, got {headings}")
    out.add(f"{FOLDER}/README.md", env.get_template("docs/index.md.j2").render(families=families, total=total))
