import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const BestHead = styled.div`
  padding: ${space[4]} ${space[5]} ${space[3]};
`

export const PickRoot = styled.a`
  display: flex;
  flex-direction: column;
  gap: ${space['2-5']};
  padding: ${space[3]} ${space[5]} ${space['3-5']};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  transition: background-color ${vars.duration.fast} ${vars.easing.out};
  &[href]:hover {
    background: ${semantic.surface.hover};
  }
  &:focus-visible {
    outline-offset: calc(${vars.focus.offset} * -1);
  }
`

export const PickKind = styled.div`
  display: flex;
  align-items: center;
  gap: ${space['1-5']};
  font: ${vars.type.label.font};
  color: ${semantic.text.secondary};
  > span {
    flex: 1;
  }
`

export const PickLine = styled.div`
  > :last-child {
    flex: none;
    white-space: nowrap;
  }
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  /* The dot on the picture says it: there is room for what it is the best in. */
  [data-online] {
    display: none;
  }
`
