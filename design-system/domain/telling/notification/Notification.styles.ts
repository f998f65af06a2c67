import { styled } from 'styled-components'
import { captionText, column, inlineRow, row } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const PanelHead = styled.div`
  flex: none;
  ${row(space[2])}
  justify-content: space-between;
  padding-block: ${space[2]};
  padding-inline: ${space[4]} ${space[2]};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  @media ${media.phone} {
    > h2 {
      display: none;
    }
    justify-content: flex-end;
  }
`

/** A popover closes by a press beside it; a sheet says how. */
export const SheetClose = styled.div`
  @media ${media.tabletUp} {
    display: none;
  }
`

/** As wide as a popover gets; its own scroll, so that the head stays. */
export const Panel = styled.div`
  width: ${vars.size.listbox};
  max-width: 100%;
  max-height: min(70vh, calc(${vars.size.listbox} * 1.4));
  overflow-y: auto;
  overscroll-behavior: contain;
  @media ${media.phone} {
    width: 100%;
    max-height: none;
  }
`

export const ItemRoot = styled.a`
  position: relative;
  ${column(space['0-5'])}
  padding-block: ${vars.room.row};
  padding-inline: ${space[8]} ${space[4]};
  border-bottom: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  color: ${semantic.text.secondary};
  &[href]:hover {
    background: ${semantic.surface.hover};
  }
  &[data-unread] {
    color: ${semantic.text.primary};
    font-weight: ${vars.font.weight.medium};
  }
  &:focus-visible {
    outline-offset: calc(${vars.focus.offset} * -1);
  }
  > [data-shape='dot'] {
    position: absolute;
    top: ${space['3-5']};
    inset-inline-start: ${space[4]};
    margin-top: ${space[1]};
  }
`

export const Meta = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  ${captionText}
  font-variant-numeric: tabular-nums;
  > strong {
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.text.primary};
  }
`

/** Saffron is for the viewer's own time, and the words say it too. */
export const Remaining = styled.span`
  ${inlineRow(space[1])}
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.warning.text};
  &[data-over] {
    color: ${semantic.text.secondary};
  }
`

export const PanelFoot = styled.div`
  flex: none;
  padding: ${space[2]} ${space[4]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  text-align: center;
`
