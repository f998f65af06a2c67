import { styled } from 'styled-components'
import { column, labelText, oneColumnOn, typeStyle } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[8]} ${space[12]};
  ${oneColumnOn(media.phone)}
`

export const Figure = styled.div`
  ${column(space[1])}
  padding-top: ${space[4]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  dt {
    ${labelText}
  }
  dd {
    max-width: 48ch;
    color: ${semantic.text.secondary};
  }
  dt + dd {
    ${typeStyle(type.amountXl)}
    color: ${semantic.text.primary};
  }
`
