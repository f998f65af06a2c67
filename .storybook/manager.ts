import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, type API } from 'storybook/manager-api'
import { storybookLook, themeTold, type ToldGlobals } from './look.ts'

// The frame around the stories has their theme, as the toolbar says it.
addons.setConfig({ theme: storybookLook('light') })
addons.register('souk/look', (api: API) => {
  const follow = (told: ToldGlobals) => api.setOptions({ theme: storybookLook(themeTold(told)) })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
