import { styled } from 'styled-components'
import { media, vars } from '../../../tokens/vars.ts'

export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[4]};
`

export const Title = styled.h1`
  min-width: 0;
  font: ${vars.type.title1.font};
  letter-spacing: ${vars.type.title1.tracking};
  text-wrap: balance;
  @media ${media.phone} {
    font: ${vars.type.title2.font};
    letter-spacing: ${vars.type.title2.tracking};
  }
`

export const Lead = styled.p`
  color: ${vars.semantic.text.secondary};
`
