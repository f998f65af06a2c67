import { styled } from 'styled-components'
import { typeStyle, wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

export const TitleRow = styled.div`
  ${wrappingRow(vars.space[2], vars.space[4])}
  justify-content: space-between;
`

export const Title = styled.h1`
  ${typeStyle(vars.type.title1)}
  text-wrap: balance;
  @media ${media.phone} {
    ${typeStyle(vars.type.title2)}
  }
`

export const Lead = styled.p`
  color: ${vars.semantic.text.secondary};
`
