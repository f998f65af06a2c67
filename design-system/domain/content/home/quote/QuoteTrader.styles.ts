import { styled } from 'styled-components'
import { captionText, oneLine, row } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const QuoteTraderRoot = styled.div`
  ${row(space[3])}
  min-width: 0;
`

export const Words = styled.div`
  min-width: 0;
`

export const Name = styled.div`
  ${row(space[1])}
  font: ${type.bodyStrong.font};
  &[data-size='l'] {
    font: ${type.bodyL.font};
    font-weight: ${vars.font.weight.semibold};
  }
  > span:first-child {
    ${oneLine}
  }
`

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  ${captionText}
`

export const Online = styled.span`
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.positive.text};
`
