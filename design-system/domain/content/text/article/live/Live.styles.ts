import { styled } from 'styled-components'
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
  display: flex;
  flex-direction: column;
  gap: ${space['0-5']};
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
    font: ${type.caption.font};
    color: ${semantic.text.secondary};
  }
`

export const Methods = styled.span`
  font: ${type.caption.font};
  color: ${semantic.text.secondary};
  @media ${media.phone} {
    grid-column: 1 / -1;
  }
`

export const RateRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[3]};
  padding: ${space[4]} ${space[5]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.l};
  font: ${type.bodyL.font};
  background: ${semantic.surface.card};
  > strong {
    font: ${type.amountL.font};
    letter-spacing: ${type.amountL.tracking};
  }
  > time {
    font: ${type.label.font};
    font-weight: ${vars.font.weight.regular};
    color: ${semantic.text.secondary};
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
    font: ${type.label.font};
    color: ${semantic.text.secondary};
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
