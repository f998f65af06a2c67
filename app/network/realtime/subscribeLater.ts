/**
 * Subscribes once the code for it is here; what it returns leaves, or keeps it from beginning.
 * @param failed is told why the code did not come
 */
export function subscribeLater(
  coming: Promise<() => () => void>,
  failed: (error: unknown) => void,
): () => void {
  let hasLeft = false
  let leave = () => {}
  const begin = async () => {
    const subscribe = await coming
    if (!hasLeft) leave = subscribe()
  }
  begin().catch((error: unknown) => {
    if (!hasLeft) failed(error)
  })
  return () => {
    hasLeft = true
    leave()
  }
}
