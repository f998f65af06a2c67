import { styled } from 'styled-components'
import { column, labelText, row } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const BestHead = styled.div`
  padding: ${space[4]} ${space[5]} ${space[3]};
`

export const PickRoot = styled.a`
  ${column(space['2-5'])}
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
  ${row(space['1-5'])}
  ${labelText}
  > span {
    flex: 1;
  }
`

export const PickLine = styled.div`
  > :last-child {
    flex: none;
    white-space: nowrap;
  }
  ${row(space[2])}
  justify-content: space-between;
  /* The dot on the picture says it: there is room for what it is the best in. */
  [data-online] {
    display: none;
  }
`
