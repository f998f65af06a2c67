/** How many frames without a change make a page that stands still, and after how many a page is taken as it is: it has a clock. */
const stillFrames = 4
const patience = 60

const frame = (): Promise<number> => new Promise(requestAnimationFrame)

/** Waits until what a story shows has come: its answers, its parts that load later. */
export async function settled(): Promise<void> {
  let changes = 0
  const observer = new MutationObserver(() => void changes++)
  observer.observe(document.body, { subtree: true, childList: true })
  for (let still = 0, passed = 0; still < stillFrames && passed < patience; passed++) {
    const before = changes
    await frame()
    const isBusy = document.querySelector('[aria-busy=true]') !== null
    still = changes === before && !isBusy ? still + 1 : 0
  }
  observer.disconnect()
}
