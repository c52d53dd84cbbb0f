// Context: the device where arrays live.
package org.apache.mxnet

/**
 * A device.
 *
 * @param deviceTypeName "cpu", "gpu" or "cpu_pinned"
 * @param deviceId Which one of the devices of that type, from 0.
 */
class Context(deviceTypeName: String, val deviceId: Int = 0) extends Serializable {
  val deviceTypeid: Int = Context.devstr2type.getOrElse(
    deviceTypeName, throw new IllegalArgumentException(s"unknown device type '$deviceTypeName'"))

  def this(context: Context) = this(context.deviceType, context.deviceId)

  def deviceType: String = Context.devtype2str(deviceTypeid)

  /** Run a block in which this is the default context of the thread. */
  def withScope[T](body: => T): T = {
    val before = Context.current.get
    Context.current.set(this)
    try body finally Context.current.set(before)
  }

  override def toString: String = s"$deviceType($deviceId)"

  override def equals(other: Any): Boolean = other match {
    case that: Context => that.deviceTypeid == deviceTypeid && that.deviceId == deviceId
    case _ => false
  }

  override def hashCode: Int = deviceTypeid * 31 + deviceId
}

object Context {
  val devtype2str: Map[Int, String] = Map(1 -> "cpu", 2 -> "gpu", 3 -> "cpu_pinned")
  val devstr2type: Map[String, Int] = devtype2str.map(_.swap)

  private val current = new ThreadLocal[Context] {
    override def initialValue(): Context = new Context("cpu", 0)
  }

  /** The context of arrays that are made without one. */
  def defaultCtx: Context = current.get

  def cpu(deviceId: Int = 0): Context = new Context("cpu", deviceId)

  def gpu(deviceId: Int = 0): Context = new Context("gpu", deviceId)

  implicit def ctx2Array(ctx: Context): Array[Context] = Array(ctx)
}
