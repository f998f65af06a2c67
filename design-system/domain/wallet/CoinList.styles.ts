import { styled } from 'styled-components'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, space, type } = vars

export const ListRoot = styled.div`
  container: coins / inline-size;
`

export const ListTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[4]} ${space[6]} ${space[3]};
  @media ${media.phone} {
    padding-inline: ${space[4]};
  }
`

const columns = `
  display: grid;
  grid-template: 'coin change free locked value' auto / minmax(0, 1.2fr) 96px minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr); /* measured: as drawn */
  gap: 0 ${space[5]};
  align-items: center;
  padding-inline: ${space[6]};
  @container coins (max-width: 640px) /* measured: one column of figures from here on */ {
    grid-template:
      'coin change free' auto
      'coin change value' auto
      'coin locked locked' auto / minmax(0, 1fr) 68px minmax(0, 1fr); /* measured: as drawn */
    gap: 0 ${space[3]};
    padding-inline: ${space[4]};
  }
`

export const Head = styled.div`
  ${columns}
  padding-bottom: ${space[2]};
  font: ${type.caption.font};
  color: ${semantic.text.secondary};
  > :nth-child(n + 3) {
    text-align: end;
  }
  @container coins (max-width: 640px) /* measured: as the rows */ {
    display: none;
  }
`

export const CoinRow = styled.li`
  ${columns}
  min-height: ${vars.size.header};
  padding-block: ${space[2]};
  border-top: ${vars.borderWidth.hairline} solid ${semantic.border.subtle};
  &[data-empty] {
    color: ${semantic.text.tertiary};
  }
`

export const CoinCell = styled.div`
  grid-area: coin;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  > div {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
`

export const ChangeCell = styled.div`
  grid-area: change;
`

export const FreeCell = styled.div`
  grid-area: free;
  text-align: end;
  overflow-wrap: anywhere;
  /* A number longer than its column breaks rather than leaves it. */
  > [data-size] {
    white-space: normal;
  }
`

export const ValueCell = styled.div`
  grid-area: value;
  text-align: end;
  overflow-wrap: anywhere;
  > [data-size] {
    white-space: normal;
  }
  color: ${semantic.text.secondary};
  @container coins (max-width: 640px) /* measured: as the rows */ {
    font: ${type.caption.font};
  }
`

export const LockedCell = styled.div`
  grid-area: locked;
  display: flex;
  justify-content: flex-end;
  align-items: center;
  text-align: end;
  overflow-wrap: anywhere;
  > [data-size] {
    min-width: 0;
    white-space: normal;
  }
  gap: ${space[1]};
  color: ${semantic.text.secondary};
  @container coins (max-width: 640px) /* measured: as the rows */ {
    font: ${type.caption.font};
    &[data-none] {
      display: none;
    }
  }
`
