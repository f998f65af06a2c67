import { styled } from 'styled-components'
import { captionText, row, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, type, space } = vars

export const SummaryRoot = styled.div`
  ${row(space[3])}
  min-width: 0;
`

export const Words = styled.div`
  display: grid;
  gap: ${space['0-5']};
  min-width: 0;
`

export const NameLine = styled.div`
  ${row(space[1])}
  min-width: 0;
`

/** Names may end in an ellipsis; the whole one is in `title` and on the profile. */
export const UserName = styled.span`
  min-width: 0;
  overflow: clip;
  overflow-clip-margin: ${space[1]}; /* the focus ring of the link is not cut */
  text-overflow: ellipsis;
  white-space: nowrap;
  font: ${type.bodyStrong.font};
  color: ${semantic.text.primary};
  && > a {
    color: inherit;
    font: inherit;
  }
  > a:hover {
    text-decoration: underline;
  }
`

export const Facts = styled.div`
  ${wrappingRow('0', space['1-5'])}
  min-width: 0;
  ${captionText}
  [data-layout='stacked'] & > :last-child {
    flex-basis: 100%;
  }
`

export const Trades = styled.span`
  white-space: nowrap;
  @media ${media.phone} {
    [data-layout='brief'] & {
      display: none;
    }
  }
`
