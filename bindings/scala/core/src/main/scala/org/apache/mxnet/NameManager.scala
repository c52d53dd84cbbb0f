// Names and attributes for nodes of symbols that get none.
package org.apache.mxnet

import scala.collection.mutable

/** Makes names by counting for each kind of node. */
class NameManager {
  private val counter = mutable.Map.empty[String, Int]

  /** The name if there is one, else the hint with the next number. */
  def get(name: Option[String], hint: String): String = name.getOrElse {
    val next = counter.getOrElse(hint, 0)
    counter(hint) = next + 1
    s"$hint$next"
  }

  /** Run a block in which this names the nodes of the thread. */
  def withScope[T](body: => T): T = {
    val before = NameManager.local.get
    NameManager.local.set(this)
    try body finally NameManager.local.set(before)
  }
}

object NameManager {
  private val local = new ThreadLocal[NameManager] {
    override def initialValue(): NameManager = new NameManager
  }

  def current: NameManager = local.get
}

/** Puts a prefix before all names. */
class Prefix(prefix: String) extends NameManager {
  override def get(name: Option[String], hint: String): String = prefix + super.get(name, hint)
}

/** Attributes for all nodes that are made in a scope. */
class AttrScope(attr: Map[String, String] = Map.empty) {
  private var current: Map[String, String] = attr

  /** The attributes of the scope with some more, which win. */
  def get(userDefinedAttr: Map[String, String]): Map[String, String] =
    if (userDefinedAttr == null) current else current ++ userDefinedAttr

  def withScope[T](body: => T): T = {
    val before = AttrScope.local.get
    current = before.current ++ attr
    AttrScope.local.set(this)
    try body finally AttrScope.local.set(before)
  }
}

object AttrScope {
  private val local = new ThreadLocal[AttrScope] {
    override def initialValue(): AttrScope = new AttrScope
  }

  def current: AttrScope = local.get

  def apply(attr: Map[String, String] = Map.empty): AttrScope = new AttrScope(attr)
}
