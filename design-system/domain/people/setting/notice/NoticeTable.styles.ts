import { styled } from 'styled-components'
import { captionText, inlineRow } from '../../../../theme/mixins.ts'
import { visuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.styles.ts'
import { ChoiceNote } from '../../../../primitives/checkbox/Checkbox.styles.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** A table; on a phone each row is a card of its own. */
export const TableRoot = styled.table`
  width: 100%;
  border-collapse: collapse;
  @media ${media.phone} {
    &,
    > tbody,
    > tbody > tr,
    > tbody > tr > * {
      display: block;
    }
    > thead {
      ${visuallyHidden}
    }
  }
`

export const ChannelHead = styled.th`
  padding: 0 ${space[3]} ${space[2]};
  ${captionText}
  font-weight: ${vars.font.weight.medium};
  text-align: center;
  vertical-align: bottom;
  white-space: nowrap;
  > span {
    display: block;
    font-weight: ${vars.font.weight.regular};
    color: ${semantic.text.tertiary};
  }
`

export const KindRow = styled.tr`
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  @media ${media.phone} {
    padding: ${space[3]} ${space['3-5']};
    border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
    border-radius: ${vars.radius.m};
    & + & {
      margin-top: ${space[3]};
    }
  }
`

export const KindHead = styled.th`
  padding-block: ${vars.room.row};
  padding-inline: 0 ${space[3]};
  text-align: start;
  font: ${type.bodyStrong.font};
  > span {
    display: block;
    ${captionText}
  }
  @media ${media.phone} {
    padding: 0 0 ${space[2]};
  }
`

/** What a cell is about stands in the head of its column; on a phone, in the cell. */
export const ChannelWord = styled.span`
  @media ${media.tabletUp} {
    ${visuallyHidden}
  }
`

export const Cell = styled.td`
  padding: ${space[2]} ${space[3]};
  text-align: center;
  && > label {
    justify-content: center;
  }
  /* The head of the column says why, once for all rows. */
  ${ChoiceNote} {
    @media ${media.tabletUp} {
      ${visuallyHidden}
    }
  }
  @media ${media.phone} {
    padding: 0;
    text-align: start;
    && > label {
      justify-content: space-between;
    }
  }
`

/** In the place of a switch that there is none of. */
export const AlwaysOn = styled.span`
  ${inlineRow(space[1])}
  font: ${type.caption.font};
  color: ${semantic.positive.text};
  white-space: nowrap;
  @media ${media.phone} {
    display: flex;
    justify-content: space-between;
    min-height: ${vars.size.touch};
    font: ${type.body.font};
    > :first-child {
      color: ${semantic.text.primary};
      font-weight: ${vars.font.weight.medium};
    }
    > :last-child {
      ${inlineRow(space[1])}
    }
  }
`

export const AlwaysWords = styled.span`
  ${inlineRow(space[1])}
`
