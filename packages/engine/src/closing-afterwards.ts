/** What the work opens, it gives to the stack, which closes it afterwards, whatever came of the work. */
export async function closingAfterwards<Result>(
  work: (stack: AsyncDisposableStack) => Promise<Result>,
): Promise<Result> {
  const stack = new AsyncDisposableStack()
  try {
    return await work(stack)
  } finally {
    await stack.disposeAsync()
  }
}
