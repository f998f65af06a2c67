import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

/** Takes the height that its parent gives, and scrolls inside. */
export const ChatRoot = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  min-height: 0;
  background: ${semantic.surface.sunken};
`

export const Viewport = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Kept by hand, in every browser alike. */
  overflow-anchor: none;
  &:focus-visible {
    outline-offset: calc(-1 * ${vars.focus.width});
  }
`

/** A short conversation stands at the bottom, next to where one writes. */
export const Log = styled.div`
  display: grid;
  align-content: end;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2-5']};
  min-height: 100%;
  padding: ${space[4]} ${space[5]} ${space[2]};
  @media ${media.phone} {
    padding: ${space['3-5']} ${space[4]} ${space[1]};
  }
`

export const TopMark = styled.div`
  height: 0;
`

export const OlderPlace = styled.div`
  justify-self: center;
`

export const DayMark = styled.div`
  justify-self: center;
  font: ${vars.type.caption.font};
  color: ${semantic.text.tertiary};
`

export const Jump = styled.div`
  position: absolute;
  inset: auto 0 ${space[3]};
  display: grid;
  justify-items: center;
  pointer-events: none;
  > * {
    pointer-events: auto;
    box-shadow: ${vars.shadow[2]};
  }
`
