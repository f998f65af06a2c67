import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { keyframes, styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

const { semantic, space, duration, easing } = vars

const rise = keyframes`from { opacity: 0; transform: translateY(${space[4]}); }`

export const CoverOverlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${vars.z.sheet};
  background: ${semantic.surface.page};
  &[data-entering] {
    animation: ${rise} ${duration.base} ${easing.out};
  }
`

export const CoverPage = styled(Modal)`
  height: 100dvh;
  color: ${semantic.text.primary};
`

export const CoverDialog = styled(Dialog)`
  display: flex;
  flex-direction: column;
  height: 100%;
  outline: none;
`
