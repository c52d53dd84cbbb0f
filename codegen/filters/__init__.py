# One module per target language: naming, types and literals; templates hold layout only.
