import { styled } from 'styled-components'
import { column, row, square } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

/** A number longer than the sheet breaks rather than leaves it. */
export const HeadAmount = styled.div`
  > [data-size] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`

/** The link with its button, on a line of their own. */
export const LinkPlace = styled.div`
  ${row(space[2])}
  padding-block: ${space[2]};
  padding-inline: ${space['3-5']} ${space[2]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.sunken};
`

export const LinkText = styled.span`
  flex: 1 1 0;
  min-width: 0;
  font: ${type.codeText.font};
  overflow-wrap: anywhere;
`

export const QrPlace = styled.div`
  display: grid;
  justify-items: center;
  > svg {
    width: 216px; /* measured: as large as a code may be */
  }
  &:empty {
    display: none;
  }
`

/** One payment, or coins that wait for a decision. */
export const ItemBox = styled.li`
  ${column(space[3])}
  min-width: 0;
  padding: ${space['3-5']};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.m};
  overflow-wrap: anywhere;
  &[data-held] {
    border-color: ${semantic.warning.border};
    background: ${semantic.warning.soft};
  }
  &[data-gone] {
    color: ${semantic.text.secondary};
  }
`

export const Items = styled.ul`
  ${column(space[3])}
`

export const CodeText = styled.span`
  font: ${type.codeText.font};
  overflow-wrap: anywhere;
`

/** What happened: a line runs from mark to mark. */
export const TimelineRoot = styled.ol`
  position: relative;
  > li {
    position: relative;
    padding-block: 0 ${space[4]};
    padding-inline: ${space[6]} 0;
    overflow-wrap: anywhere;
  }
  > li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: ${space['1-5']};
    ${square(space['2-5'])}
    border: ${vars.borderWidth.hairline} solid ${semantic.border.strong};
    border-radius: ${vars.radius.full};
    background: ${semantic.surface.card};
  }
  > li:first-child::before {
    border-color: ${semantic.accent.solid};
    background: ${semantic.accent.solid};
  }
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: ${space[1]};
    top: ${space[5]};
    bottom: ${space[0]};
    width: ${vars.borderWidth.hairline};
    background: ${semantic.border.default};
  }
`
