import { styled } from 'styled-components'
import { captionText, column, wrappingRow } from '../../../theme/mixins.ts'
import { media, vars } from '../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const EntryRows = styled.ol`
  ${column()}
  margin: 0;
  padding: 0;
  list-style: none;
`

export const EntryRow = styled.li`
  display: grid;
  grid-template-columns: 3em minmax(0, 1fr);
  align-items: baseline;
  gap: ${space[1]} ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-block-start: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &[data-look='trail'] {
    grid-template-columns: 9em minmax(0, 1fr);
    @media ${media.phone} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const When = styled.time`
  ${captionText}
  font-variant-numeric: tabular-nums;
`

export const Deed = styled.div`
  min-width: 0;
  font: ${type.body.font};
  overflow-wrap: anywhere;
`

export const Quoted = styled.q`
  color: ${semantic.text.secondary};
  &::before,
  &::after {
    content: none;
  }
`

/** Small facts in one line, with a point between them that nobody hears. */
export const Facts = styled.ul`
  ${wrappingRow('0', space[2])}
  margin: 0;
  padding: 0;
  list-style: none;
  ${captionText}
  > li:not(:last-child)::after {
    content: '·' / '';
    margin-inline-start: ${space[2]};
  }
`
