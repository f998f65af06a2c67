import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { keyframes, styled } from 'styled-components'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, space, radius, duration, easing } = vars

const appear = keyframes`from { opacity: 0; }`
const rise = keyframes`from { opacity: 0; transform: translateY(${space[4]}); }`
const slideIn = keyframes`from { opacity: 0; transform: translateX(var(--from)); }`

/** What covers the page. Its child stands in the middle, at the side, or, on a phone, at the bottom. */
export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${vars.z.scrim};
  display: grid;
  /* As wide as the window, whatever long word its child holds. */
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  padding: ${space[6]};
  background: ${semantic.surface.scrim};

  &[data-place='side'] {
    place-items: stretch end;
    padding: 0;
  }
  &[data-entering] {
    animation: ${appear} ${duration.base} ${easing.out};
  }
  &[data-exiting] {
    animation: ${appear} ${duration.fast} ${easing.in} reverse;
  }
  @media ${media.phone} {
    &,
    &[data-place='side'] {
      place-items: end stretch;
      padding: ${space[10]} 0 0;
    }
  }
`

export const Surface = styled(Modal)`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${vars.size.dialog};
  max-height: calc(100dvh - ${space[12]});
  overflow: clip;
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${radius.xl};
  color: ${semantic.text.primary};
  background: ${semantic.surface.raised};
  box-shadow: ${vars.shadow[3]};

  &[data-entering] {
    animation: ${rise} ${duration.base} ${easing.out};
  }
  [data-place='side'] > & {
    --from: ${space[4]};
    width: ${vars.size.panel};
    max-width: 100%;
    /* As high as the window, and not as what it holds: that is scrolled inside. */
    max-height: 100dvh;
    border-width: 0;
    border-inline-start-width: ${vars.borderWidth.hairline};
    border-radius: 0;
  }
  [data-place='side'] > &:dir(rtl) {
    --from: calc(-1 * ${space[4]});
  }
  [data-place='side'] > &[data-entering] {
    animation-name: ${slideIn};
  }
  @media ${media.phone} {
    &,
    [data-place='side'] > & {
      width: 100%;
      max-width: none;
      max-height: calc(100dvh - ${space[10]});
      border-width: ${vars.borderWidth.hairline} 0 0;
      border-radius: ${radius.xl} ${radius.xl} 0 0;
      padding-bottom: env(safe-area-inset-bottom);
    }
    [data-place='side'] > &[data-entering] {
      animation-name: ${rise};
    }
  }
`

/** A small surface beside what opened it. */
export const Floating = styled(Popover)`
  z-index: ${vars.z.popover};
  display: flex;
  flex-direction: column;
  min-width: max(var(--trigger-width, 0), ${vars.size.listboxMin});
  max-width: min(${vars.size.listbox}, calc(100vw - ${space[8]}));
  overflow: clip;
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${radius.l};
  color: ${semantic.text.primary};
  background: ${semantic.surface.raised};
  box-shadow: ${vars.shadow[2]};
  &[data-entering] {
    animation: ${appear} ${duration.base} ${easing.out};
  }
`
