import { styled } from 'styled-components'
import { captionText, inlineRow, row, wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { space } = vars

export const HeadRoot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space[3]} ${space[4]};
  @media ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`

export const HeadWords = styled.div`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
`

/** The name may be as long as a name can be: it breaks rather than ends in an ellipsis, because this is its page. */
export const HeadName = styled.div`
  ${row(space['1-5'])}
  min-width: 0;
  overflow-wrap: anywhere;
`

export const HeadFacts = styled.div`
  ${wrappingRow(space['0-5'], space[2])}
  ${captionText}
`

export const HeadMeta = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  ${captionText}
  > li {
    ${inlineRow(space[1])}
  }
`

export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  @media ${media.phone} {
    grid-column: 1 / -1;
  }
`

export const Introduction = styled.p`
  grid-column: 1 / -1;
  max-width: 68ch;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
