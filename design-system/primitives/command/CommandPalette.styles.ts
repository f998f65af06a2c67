import { Dialog } from 'react-aria-components/Dialog'
import { Header, ListBoxSection } from 'react-aria-components/ListBox'
import { styled } from 'styled-components'
import { media, vars } from '../../tokens/vars.ts'
import { Scrim } from '../overlay/Overlay.styles.ts'

/** It stands near the top, where the eye is after a key was pressed, and grows down. */
export const PaletteScrim = styled(Scrim)`
  && {
    place-items: start center;
    padding-top: ${vars.space[16]};
  }
  @media ${media.phone} {
    && {
      place-items: end stretch;
      padding-top: ${vars.space[10]};
    }
  }
`

export const PaletteBody = styled(Dialog)`
  display: flex;
  flex-direction: column;
  min-height: 0;
  outline: none;
`

export const Section = styled(ListBoxSection)`
  &:not(:first-child) {
    margin-top: ${vars.space[2]};
  }
`

export const SectionTitle = styled(Header)`
  padding: ${vars.space[1]} ${vars.space['2-5']};
  font: ${vars.type.caption.font};
  letter-spacing: ${vars.type.caption.tracking};
  color: ${vars.semantic.text.tertiary};
`
