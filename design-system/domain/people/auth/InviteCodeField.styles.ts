import { styled } from 'styled-components'
import { row } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

/** A field that few need, until somebody opens it; the arrow shows which way. */
export const FoldedField = styled.details`
  > summary {
    ${row(space[2])}
    min-height: ${vars.size.touch};
    border-radius: ${vars.radius.s};
    font: ${vars.type.label.font};
    color: ${semantic.text.link};
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > svg {
    flex: none;
    transition: transform ${vars.duration.fast} ${vars.easing.out};
  }
  &[open] > summary > svg {
    transform: rotate(90deg);
  }
`
