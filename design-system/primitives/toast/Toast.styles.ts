import { keyframes, styled } from 'styled-components'
import { variantRules } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, space } = vars

const appear = keyframes`from { opacity: 0; transform: translateY(${space[2]}); }`

/** Top right; on a phone bottom centre, above the bars. It lets presses through between the toasts. */
export const Region = styled.section`
  position: fixed;
  z-index: ${vars.z.toast};
  top: calc(${vars.size.header} + ${space[4]});
  inset-inline-end: ${space[6]};
  width: min(${vars.size.toast}, calc(100vw - ${space[8]}));
  pointer-events: none;
  &[data-placement='inline'] {
    position: static;
    width: 100%;
  }
  @media ${media.phone} {
    &:not([data-placement='inline']) {
      top: auto;
      bottom: calc(${vars.size.tabBar} + ${space[4]} + env(safe-area-inset-bottom));
      inset-inline-end: ${space[4]};
    }
  }
`

export const ToastCard = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  margin-top: ${space[2]};
  padding-block: ${space[3]};
  padding-inline: ${space['3-5']} ${space[2]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-inline-start: ${space[1]} solid var(--toast-tone);
  border-radius: ${vars.radius.m};
  color: ${semantic.text.primary};
  background: ${semantic.surface.raised};
  box-shadow: ${vars.shadow[2]};
  pointer-events: auto;
  animation: ${appear} ${vars.duration.base} ${vars.easing.out};

  & > svg {
    color: var(--toast-tone);
  }
  ${variantRules('tone', '--toast-tone', {
    neutral: semantic.border.strong,
    positive: semantic.positive.icon,
    warning: semantic.warning.icon,
    negative: semantic.negative.icon,
  })}
  &[data-tone='critical'] {
    --toast-tone: currentColor;
    color: ${semantic.danger.on};
    border-color: ${semantic.danger.solid};
    background: ${semantic.danger.solid};
  }
`

export const ToastText = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const ToastTitle = styled.p`
  font-weight: ${vars.font.weight.semibold};
`

export const ToastBody = styled.p`
  color: ${semantic.text.secondary};
  [data-tone='critical'] & {
    color: inherit;
  }
`

/** The cross is as large as a finger without making a short toast taller. */
export const DismissPlace = styled.div`
  margin: calc(${space[1]} * -1) 0;
  @media ${media.phone} {
    margin: calc(${space[3]} * -1) 0;
  }
`
