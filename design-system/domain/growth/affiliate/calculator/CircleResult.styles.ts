import { styled } from 'styled-components'
import { captionText, column, labelText } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

const who = 'minmax(96px, auto)' /* measured: "Уровень 3" over "5 000 человек" */

export const Totals = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  padding-bottom: ${space[5]};
  dt {
    ${labelText}
  }
  > :last-child {
    text-align: end;
  }
  @media ${media.phone} {
    > :last-child {
      text-align: start;
    }
  }
`

export const Levels = styled.ol`
  display: grid;
  grid-template-columns: ${who} minmax(0, 1fr) auto;
  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

/** A level lies across the columns of all, so that the squares begin under each other. */
export const Level = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: start;
  gap: ${space[3]} ${space[4]};
  padding-block: ${space[5]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  > * {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  > [data-level] {
    flex-direction: row;
  }
  > :last-child {
    align-items: flex-end;
    text-align: end;
  }
  @media ${media.phone} {
    padding-block: ${space[4]};
    > [data-level] {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`

export const Notes = styled.div`
  ${column(space[1])}
  margin-top: auto;
  padding-top: ${space[4]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  ${captionText}
`
