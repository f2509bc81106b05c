/**
 * Computes once for each object (a page, a document, a site) and keeps the result as long as the object lives.
 * What is given beside the object has to follow from it: whoever asks later gets what was computed for the first.
 * @param compute not for what may be `undefined`, which would be computed again
 */
export function memoised<
  Given extends [key: WeakKey, ...rest: unknown[]],
  Value extends object | string | number | boolean | null,
>(compute: (...given: Given) => Value): (...given: Given) => Value {
  const values = new WeakMap<WeakKey, Value>()
  return (...given) => {
    let value = values.get(given[0])
    if (value === undefined) {
      value = compute(...given)
      values.set(given[0], value)
    }
    return value
  }
}
