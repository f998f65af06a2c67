import { styled } from 'styled-components'
import { captionText, centred, row, square } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const RowRoot = styled.li`
  position: relative;
  ${row(space[3])}
  min-height: ${vars.room.rowHeight};
  padding-block: ${vars.room.rowTight};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &:first-child {
    border-top: 0;
  }
`

export const Emblem = styled.span`
  flex: none;
  ${centred}
  ${square(vars.size.tileM)}
  border-radius: ${vars.radius.m};
  color: ${semantic.text.secondary};
  background: ${semantic.surface.muted};
`

export const Words = styled.div`
  flex: 1 1 0;
  min-width: 0;
  /* The whole line leads to its details. */
  a[data-look] {
    color: ${semantic.text.primary};
    font: ${type.body.font};
    font-weight: ${vars.font.weight.medium};
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  ${captionText}
  overflow-wrap: anywhere;
  /* The details tell it. */
  @media ${media.phone} {
    > [data-more] {
      display: none;
    }
  }
`

export const Figures = styled.div`
  display: flex;
  /* An amount keeps its line and its code: the words beside it give way. */
  flex: 0 0 auto;
  flex-direction: column;
  align-items: flex-end;
  max-width: 62%; /* measured: the words keep a column */
  text-align: end;
  /* A number longer than its column breaks rather than leaves it. */
  > [data-size] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`
