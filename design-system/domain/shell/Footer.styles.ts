import { styled } from 'styled-components'
import { wrappingRow } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, size, space } = vars

export const FooterRoot = styled.footer`
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  color: ${semantic.text.secondary};
`

export const FooterInner = styled.div`
  ${wrappingRow(space[3], space[6])}
  max-width: calc(${size.content} + 2 * ${space[10]});
  margin: 0 auto;
  padding: ${space[4]} ${space[10]};
  > :first-child {
    margin-inline-end: auto;
  }
  @media ${media.belowDesktop} {
    padding-inline: ${space[6]};
  }
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`
