// scripts/shell/plugin.ts and app/session/tracking/landing.ts say what for.
;(() => {
  try {
    if (/[?&](ref|utm)/.test(location.search)) localStorage.setItem('souk:landing', location.search)
  } catch {
    // Denied.
  }
  const { modules: named, preloads = '' } = document.currentScript.dataset
  const modules = named.split(' ')
  const next = () => {
    const module = modules.shift()
    if (module) void import(module).then(() => setTimeout(next))
  }
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const href of preloads.split(' ').filter(Boolean)) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      link.href = href
      document.head.append(link)
    }
    next()
  }
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, 300)
})()
