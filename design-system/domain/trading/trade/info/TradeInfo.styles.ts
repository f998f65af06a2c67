import { styled } from 'styled-components'
import { media, vars } from '../../../../tokens/vars.ts'

/** The inside of a tab beside the chat. */
export const TabBody = styled.div`
  padding: ${vars.space[3]} ${vars.space[5]} ${vars.space[5]};
  overflow-wrap: anywhere;
  @media ${media.phone} {
    padding-inline: ${vars.space[4]};
  }
`

/** As the owner of the ad wrote them, lines and all. */
export const TermsText = styled.p`
  white-space: pre-wrap;
`
