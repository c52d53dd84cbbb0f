// Arithmetic and comparison of arrays.
package org.apache.mxnet.javaapi;

import org.apache.mxnet.nativelib.Operator;

/**
 * Element-wise arithmetic of {@link NDArray}. Arrays of different shapes are broadcast against each other. Comparisons give
 * 1 where they hold and 0 elsewhere. Methods that end in Inplace change this array and return it.
 */
public abstract class NDArrayMath extends NDArrayBase {
  private static final Pair ADD = new Pair("broadcast_add", "_plus_scalar");
  private static final Pair SUBTRACT = new Pair("broadcast_sub", "_minus_scalar");
  private static final Pair MULTIPLY = new Pair("broadcast_mul", "_mul_scalar");
  private static final Pair DIVIDE = new Pair("broadcast_div", "_div_scalar");
  private static final Pair POWER = new Pair("broadcast_power", "_power_scalar");
  private static final Pair MOD = new Pair("broadcast_mod", "_mod_scalar");
  private static final Pair MAXIMUM = new Pair("broadcast_maximum", "_maximum_scalar");
  private static final Pair MINIMUM = new Pair("broadcast_minimum", "_minimum_scalar");
  private static final Pair EQUAL = new Pair("broadcast_equal", "_equal_scalar");
  private static final Pair NOT_EQUAL = new Pair("broadcast_not_equal", "_not_equal_scalar");
  private static final Pair GREATER = new Pair("broadcast_greater", "_greater_scalar");
  private static final Pair GREATER_EQUAL = new Pair("broadcast_greater_equal", "_greater_equal_scalar");
  private static final Pair LESSER = new Pair("broadcast_lesser", "_lesser_scalar");
  private static final Pair LESSER_EQUAL = new Pair("broadcast_lesser_equal", "_lesser_equal_scalar");
  private static final Operator REVERSED_MINUS = new Operator("_rminus_scalar", "scalar");
  private static final Operator REVERSED_DIV = new Operator("_rdiv_scalar", "scalar");
  private static final Operator REVERSED_POWER = new Operator("_rpower_scalar", "scalar");

  NDArrayMath(long handle) {
    super(handle);
  }

  /** An operator for two arrays and the one for an array and a number. */
  private static final class Pair {
    final Operator arrays;
    final Operator number;

    Pair(String arrays, String number) {
      this.arrays = new Operator(arrays);
      this.number = new Operator(number, "scalar");
    }

    NDArray of(NDArray a, NDArray b) {
      return OpRun.one(arrays.plain(), null, a, b)[0];
    }

    NDArray of(NDArray a, double b) {
      return reversed(number, a, b);
    }

    NDArray into(NDArrayMath a, NDArray b) {
      return OpRun.one(arrays.plain(), new NDArray[] {a.self()}, a.self(), b)[0];
    }

    NDArray into(NDArrayMath a, double b) {
      return OpRun.one(number.with((Object) b), new NDArray[] {a.self()}, a.self())[0];
    }
  }

  private static NDArray reversed(Operator op, NDArray a, double b) {
    return OpRun.one(op.with((Object) b), null, a)[0];
  }

  abstract NDArray self();

  /** This plus another. */
  public NDArray add(NDArray other) {
    return ADD.of(self(), other);
  }

  /** This plus another. */
  public NDArray add(float other) {
    return ADD.of(self(), other);
  }

  /** This plus another. */
  public NDArray add(double other) {
    return ADD.of(self(), other);
  }

  /** This plus another. Changes this array. */
  public NDArray addInplace(NDArray other) {
    return ADD.into(this, other);
  }

  /** This plus another. Changes this array. */
  public NDArray addInplace(float other) {
    return ADD.into(this, other);
  }

  /** This plus another. Changes this array. */
  public NDArray addInplace(double other) {
    return ADD.into(this, other);
  }

  /** This minus another. */
  public NDArray subtract(NDArray other) {
    return SUBTRACT.of(self(), other);
  }

  /** This minus another. */
  public NDArray subtract(float other) {
    return SUBTRACT.of(self(), other);
  }

  /** This minus another. */
  public NDArray subtract(double other) {
    return SUBTRACT.of(self(), other);
  }

  /** This minus another. Changes this array. */
  public NDArray subtractInplace(NDArray other) {
    return SUBTRACT.into(this, other);
  }

  /** This minus another. Changes this array. */
  public NDArray subtractInplace(float other) {
    return SUBTRACT.into(this, other);
  }

  /** This minus another. Changes this array. */
  public NDArray subtractInplace(double other) {
    return SUBTRACT.into(this, other);
  }

  /** This times another. */
  public NDArray multiply(NDArray other) {
    return MULTIPLY.of(self(), other);
  }

  /** This times another. */
  public NDArray multiply(float other) {
    return MULTIPLY.of(self(), other);
  }

  /** This times another. */
  public NDArray multiply(double other) {
    return MULTIPLY.of(self(), other);
  }

  /** This times another. Changes this array. */
  public NDArray multiplyInplace(NDArray other) {
    return MULTIPLY.into(this, other);
  }

  /** This times another. Changes this array. */
  public NDArray multiplyInplace(float other) {
    return MULTIPLY.into(this, other);
  }

  /** This times another. Changes this array. */
  public NDArray multiplyInplace(double other) {
    return MULTIPLY.into(this, other);
  }

  /** This divided by another. */
  public NDArray div(NDArray other) {
    return DIVIDE.of(self(), other);
  }

  /** This divided by another. */
  public NDArray div(float other) {
    return DIVIDE.of(self(), other);
  }

  /** This divided by another. */
  public NDArray div(double other) {
    return DIVIDE.of(self(), other);
  }

  /** This divided by another. Changes this array. */
  public NDArray divInplace(NDArray other) {
    return DIVIDE.into(this, other);
  }

  /** This divided by another. Changes this array. */
  public NDArray divInplace(float other) {
    return DIVIDE.into(this, other);
  }

  /** This divided by another. Changes this array. */
  public NDArray divInplace(double other) {
    return DIVIDE.into(this, other);
  }

  /** This to the power of another. */
  public NDArray pow(NDArray other) {
    return POWER.of(self(), other);
  }

  /** This to the power of another. */
  public NDArray pow(float other) {
    return POWER.of(self(), other);
  }

  /** This to the power of another. */
  public NDArray pow(double other) {
    return POWER.of(self(), other);
  }

  /** This to the power of another. Changes this array. */
  public NDArray powInplace(NDArray other) {
    return POWER.into(this, other);
  }

  /** This to the power of another. Changes this array. */
  public NDArray powInplace(float other) {
    return POWER.into(this, other);
  }

  /** This to the power of another. Changes this array. */
  public NDArray powInplace(double other) {
    return POWER.into(this, other);
  }

  /** The remainder of this divided by another, with the sign of the divisor. */
  public NDArray mod(NDArray other) {
    return MOD.of(self(), other);
  }

  /** The remainder of this divided by another, with the sign of the divisor. */
  public NDArray mod(float other) {
    return MOD.of(self(), other);
  }

  /** The remainder of this divided by another, with the sign of the divisor. */
  public NDArray mod(double other) {
    return MOD.of(self(), other);
  }

  /** The remainder of this divided by another, with the sign of the divisor. Changes this array. */
  public NDArray modInplace(NDArray other) {
    return MOD.into(this, other);
  }

  /** The remainder of this divided by another, with the sign of the divisor. Changes this array. */
  public NDArray modInplace(float other) {
    return MOD.into(this, other);
  }

  /** The remainder of this divided by another, with the sign of the divisor. Changes this array. */
  public NDArray modInplace(double other) {
    return MOD.into(this, other);
  }

  /** Whether this is greater. */
  public NDArray greater(NDArray other) {
    return GREATER.of(self(), other);
  }

  /** Whether this is greater. */
  public NDArray greater(float other) {
    return GREATER.of(self(), other);
  }

  /** Whether this is greater. */
  public NDArray greater(double other) {
    return GREATER.of(self(), other);
  }

  /** Whether this is greater or equal. */
  public NDArray greaterEqual(NDArray other) {
    return GREATER_EQUAL.of(self(), other);
  }

  /** Whether this is greater or equal. */
  public NDArray greaterEqual(float other) {
    return GREATER_EQUAL.of(self(), other);
  }

  /** Whether this is greater or equal. */
  public NDArray greaterEqual(double other) {
    return GREATER_EQUAL.of(self(), other);
  }

  /** Whether this is less. */
  public NDArray lesser(NDArray other) {
    return LESSER.of(self(), other);
  }

  /** Whether this is less. */
  public NDArray lesser(float other) {
    return LESSER.of(self(), other);
  }

  /** Whether this is less. */
  public NDArray lesser(double other) {
    return LESSER.of(self(), other);
  }

  /** Whether this is less or equal. */
  public NDArray lesserEqual(NDArray other) {
    return LESSER_EQUAL.of(self(), other);
  }

  /** Whether this is less or equal. */
  public NDArray lesserEqual(float other) {
    return LESSER_EQUAL.of(self(), other);
  }

  /** Whether this is less or equal. */
  public NDArray lesserEqual(double other) {
    return LESSER_EQUAL.of(self(), other);
  }

  /** Minus this. */
  public NDArray negate() {
    return MULTIPLY.of(self(), -1.0);
  }

  /** A number minus this. */
  public NDArray subtractFrom(double number) {
    return reversed(REVERSED_MINUS, self(), number);
  }

  /** A number divided by this. */
  public NDArray divideInto(double number) {
    return reversed(REVERSED_DIV, self(), number);
  }

  /** The first to the power of the second. */
  public static NDArray power(NDArray lhs, NDArray rhs) {
    return POWER.of(lhs, rhs);
  }

  /** The first to the power of the second. */
  public static NDArray power(NDArray lhs, float rhs) {
    return POWER.of(lhs, rhs);
  }

  /** The first to the power of the second. */
  public static NDArray power(float lhs, NDArray rhs) {
    return reversed(REVERSED_POWER, rhs, lhs);
  }

  /** The first to the power of the second. */
  public static NDArray power(NDArray lhs, double rhs) {
    return POWER.of(lhs, rhs);
  }

  /** The first to the power of the second. */
  public static NDArray power(double lhs, NDArray rhs) {
    return reversed(REVERSED_POWER, rhs, lhs);
  }

  /** The greater of both. */
  public static NDArray maximum(NDArray lhs, NDArray rhs) {
    return MAXIMUM.of(lhs, rhs);
  }

  /** The greater of both. */
  public static NDArray maximum(NDArray lhs, float rhs) {
    return MAXIMUM.of(lhs, rhs);
  }

  /** The greater of both. */
  public static NDArray maximum(float lhs, NDArray rhs) {
    return MAXIMUM.of(rhs, lhs);
  }

  /** The greater of both. */
  public static NDArray maximum(NDArray lhs, double rhs) {
    return MAXIMUM.of(lhs, rhs);
  }

  /** The greater of both. */
  public static NDArray maximum(double lhs, NDArray rhs) {
    return MAXIMUM.of(rhs, lhs);
  }

  /** The lesser of both. */
  public static NDArray minimum(NDArray lhs, NDArray rhs) {
    return MINIMUM.of(lhs, rhs);
  }

  /** The lesser of both. */
  public static NDArray minimum(NDArray lhs, float rhs) {
    return MINIMUM.of(lhs, rhs);
  }

  /** The lesser of both. */
  public static NDArray minimum(float lhs, NDArray rhs) {
    return MINIMUM.of(rhs, lhs);
  }

  /** The lesser of both. */
  public static NDArray minimum(NDArray lhs, double rhs) {
    return MINIMUM.of(lhs, rhs);
  }

  /** The lesser of both. */
  public static NDArray minimum(double lhs, NDArray rhs) {
    return MINIMUM.of(rhs, lhs);
  }

  /** Whether both are equal. */
  public static NDArray equal(NDArray lhs, NDArray rhs) {
    return EQUAL.of(lhs, rhs);
  }

  /** Whether both are equal. */
  public static NDArray equal(NDArray lhs, float rhs) {
    return EQUAL.of(lhs, rhs);
  }

  /** Whether both are equal. */
  public static NDArray equal(NDArray lhs, double rhs) {
    return EQUAL.of(lhs, rhs);
  }

  /** Whether both differ. */
  public static NDArray notEqual(NDArray lhs, NDArray rhs) {
    return NOT_EQUAL.of(lhs, rhs);
  }

  /** Whether both differ. */
  public static NDArray notEqual(NDArray lhs, float rhs) {
    return NOT_EQUAL.of(lhs, rhs);
  }

  /** Whether both differ. */
  public static NDArray notEqual(NDArray lhs, double rhs) {
    return NOT_EQUAL.of(lhs, rhs);
  }

  /** Whether the first is greater. */
  public static NDArray greater(NDArray lhs, NDArray rhs) {
    return GREATER.of(lhs, rhs);
  }

  /** Whether the first is greater. */
  public static NDArray greater(NDArray lhs, float rhs) {
    return GREATER.of(lhs, rhs);
  }

  /** Whether the first is greater. */
  public static NDArray greater(NDArray lhs, double rhs) {
    return GREATER.of(lhs, rhs);
  }

  /** Whether the first is greater or equal. */
  public static NDArray greaterEqual(NDArray lhs, NDArray rhs) {
    return GREATER_EQUAL.of(lhs, rhs);
  }

  /** Whether the first is greater or equal. */
  public static NDArray greaterEqual(NDArray lhs, float rhs) {
    return GREATER_EQUAL.of(lhs, rhs);
  }

  /** Whether the first is greater or equal. */
  public static NDArray greaterEqual(NDArray lhs, double rhs) {
    return GREATER_EQUAL.of(lhs, rhs);
  }

  /** Whether the first is less. */
  public static NDArray lesser(NDArray lhs, NDArray rhs) {
    return LESSER.of(lhs, rhs);
  }

  /** Whether the first is less. */
  public static NDArray lesser(NDArray lhs, float rhs) {
    return LESSER.of(lhs, rhs);
  }

  /** Whether the first is less. */
  public static NDArray lesser(NDArray lhs, double rhs) {
    return LESSER.of(lhs, rhs);
  }

  /** Whether the first is less or equal. */
  public static NDArray lesserEqual(NDArray lhs, NDArray rhs) {
    return LESSER_EQUAL.of(lhs, rhs);
  }

  /** Whether the first is less or equal. */
  public static NDArray lesserEqual(NDArray lhs, float rhs) {
    return LESSER_EQUAL.of(lhs, rhs);
  }

  /** Whether the first is less or equal. */
  public static NDArray lesserEqual(NDArray lhs, double rhs) {
    return LESSER_EQUAL.of(lhs, rhs);
  }
}
