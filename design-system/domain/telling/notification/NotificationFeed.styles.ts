import { styled } from 'styled-components'
import { labelText, wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const FeedHead = styled.div`
  ${wrappingRow(space[2])}
  justify-content: space-between;
  padding: ${space[3]} ${space[4]};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
`

export const FeedNote = styled.div`
  padding: ${space[3]} ${space[4]} 0;
`

export const FeedFoot = styled.div`
  padding: ${space[4]};
`

/** Stays in sight while its day is read. */
export const DayTitle = styled.h2`
  padding: ${space[4]} ${space[4]} ${space[2]};
  ${labelText}
`

/** The link fills the line; its button stands beside it, because nothing may be pressed inside of a link. */
export const Row = styled.div`
  display: flex;
  align-items: center;
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  > :first-child {
    flex: 1;
    min-width: 0;
    border-bottom: 0;
  }
  > button {
    flex: none;
    margin-inline-end: ${space[2]};
  }
`

export const Unfold = styled.div`
  padding-block: ${space[1]};
  padding-inline: ${space[5]} ${space[4]};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  > [aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  @media ${media.phone} {
    padding-inline-start: ${space[4]};
  }
`

export const Earlier = styled.ul`
  background: ${semantic.surface.muted};
`
