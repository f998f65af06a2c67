import { createElement } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, types, type API } from 'storybook/manager-api'
import { FactsPanel } from './FactsPanel.tsx'
import { looks, themeOf, type ToldGlobals } from './look.ts'

// The frame around the stories has their theme, as the toolbar says it.
addons.setConfig({ theme: looks.light })
addons.register('souk/look', (api: API) => {
  const follow = ({ globals }: ToldGlobals) => api.setOptions({ theme: looks[themeOf(globals['theme'])] })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
addons.register('souk/facts', () => {
  addons.add('souk/facts/panel', {
    type: types.PANEL,
    title: 'Source and use',
    render: ({ active }) => createElement(FactsPanel, { active }),
  })
})
