import { styled } from 'styled-components'
import {
  baselineRow,
  captionText,
  column,
  labelText,
  noteText,
  typeStyle,
} from '../../../../../theme/mixins.ts'
import { media, vars } from '../../../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** A card of real data in a text. */
export const LiveRoot = styled.section`
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
  font: ${type.body.font};
  background: ${semantic.surface.card};
  overflow: clip;
  && {
    margin-top: ${space[6]};
  }
`

export const LiveHead = styled.p`
  padding: ${space[4]} ${space[5]};
  font: ${type.bodyStrong.font};
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

export const LiveFoot = styled.p`
  padding: ${space[3]} ${space[5]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

export const QuestionsFoot = styled.p`
  margin-top: ${space[3]};
  font: ${type.bodyL.font};
`

export const LinkLine = styled.p`
  font: ${type.bodyL.font};
`

/** Who, for how much, how, and the way there; on a phone the way stands under the rest. */
export const OfferRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  padding: ${space[3]} ${space[5]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space[2]} ${space[3]};
    padding-inline: ${space[4]};
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`

export const OfferWho = styled.span`
  ${column(space['0-5'])}
  min-width: 0;
  > strong {
    overflow: hidden;
    text-overflow: ellipsis;
    font: ${type.bodyStrong.font};
  }
  > b {
    font: ${type.amountM.font};
  }
  > span {
    ${captionText}
  }
`

export const Methods = styled.span`
  ${captionText}
  @media ${media.phone} {
    grid-column: 1 / -1;
  }
`

export const RateRoot = styled.div`
  ${baselineRow(space[1], space[3])}
  padding: ${space[4]} ${space[5]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
  font: ${type.bodyL.font};
  background: ${semantic.surface.card};
  > strong {
    ${typeStyle(type.amountL)}
  }
  > time {
    ${noteText}
  }
`

export const FeeTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  caption {
    padding: ${space[4]} ${space[5]};
    font: ${type.bodyStrong.font};
    text-align: start;
  }
  thead th {
    ${labelText}
  }
  th,
  td {
    padding: ${space[2]} ${space[5]};
    border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
    font-weight: ${vars.font.weight.regular};
    text-align: start;
  }
  td,
  thead th:last-child {
    text-align: end;
  }
  td {
    font: ${type.amountS.font};
  }
  @media ${media.phone} {
    caption,
    th,
    td {
      padding-inline: ${space[4]};
    }
  }
`
