/** What is made of one language's words, when that language is first met: a site has few, and most lists are of no use to it. */
export function byLanguage<Value>(make: (language: string) => Value): (language: string) => Value {
  const made = new Map<string, { value: Value }>()
  return (language) => {
    let known = made.get(language)
    if (known === undefined) {
      known = { value: make(language) }
      made.set(language, known)
    }
    return known.value
  }
}
