// Starts the app once the browser has painted what the server sent: its scripts are there by then (they are preloaded), and
// running them first would keep the page white for as long. Libraries first, then the app, and the browser breathes between.
// Not a module, because those run before the first picture.
;(() => {
  const modules = document.currentScript.dataset.modules.split(' ')
  const next = () => {
    const module = modules.shift()
    if (module) void import(module).then(() => setTimeout(next))
  }
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    next()
  }
  requestAnimationFrame(() => setTimeout(start))
  // A tab in the background paints nothing.
  setTimeout(start, 300)
})()
