import '@souk/design-system/tokens.css'
import { createI18n } from '@souk/design-system/locales'
import { hydrateRoot } from 'react-dom/client'
import { german } from '../shared/german.ts'
import { Root } from './Root.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('There is no place for the page.')
hydrateRoot(root, <Root i18n={await createI18n(german, 'Kiosk')} />, {
  onRecoverableError: error => console.error('It was not taken over:', error),
})
