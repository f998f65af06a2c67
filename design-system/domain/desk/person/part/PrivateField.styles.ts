import { styled } from 'styled-components'
import { inlineRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

export const FieldRoot = styled.li`
  display: grid;
  grid-template-columns: 116px minmax(0, 1fr) auto; /* measured: the longest name of a field, in two lines at most */
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-height: ${vars.size.controlXl};
  padding: ${space['1-5']} ${vars.room.card};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  > [data-cell='wide'] {
    grid-column: 1 / -1;
  }
  /* It is there to be heard when something comes into it, and takes no room before. */
  > [data-cell='wide']:empty {
    position: absolute;
  }
  > [data-cell='term'] {
    color: ${semantic.text.secondary};
  }
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-inline: ${space[4]};
    > [data-cell='term'],
    > [data-cell='value'] {
      grid-column: 1;
    }
    > [data-cell='action'] {
      grid-column: 2;
      grid-row: 1 / 3;
    }
  }
`

export const FieldValue = styled.span`
  ${inlineRow(space['1-5'])}
  font-weight: ${vars.font.weight.semibold};
  overflow-wrap: anywhere;
  &[data-none] {
    font-weight: ${vars.font.weight.regular};
    color: ${semantic.text.tertiary};
  }
  > svg {
    color: ${semantic.positive.icon};
  }
`

/** What was read: to be copied by hand, line by line. */
export const ReadLines = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${vars.radius.m};
  background: ${semantic.surface.sunken};
  overflow-wrap: anywhere;
  user-select: text;
`
