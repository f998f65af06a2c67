import { styled } from 'styled-components'
import { captionText, cardSurface, column, inlineRow } from '../../../../../theme/mixins.ts'
import { vars } from '../../../../../tokens/vars.ts'

const { space } = vars

export const PreviewCard = styled.div`
  display: grid;
  grid-template: 'who who' auto 'price get' auto 'pay action' auto / minmax(0, 1fr) auto;
  gap: ${space[3]};
  padding: ${space['3-5']};
  ${cardSurface}
  box-shadow: ${vars.shadow[2]};
`

export const Who = styled.div`
  grid-area: who;
`

export const Price = styled.div`
  grid-area: price;
  ${column(space['0-5'])}
`

export const Get = styled.div`
  grid-area: get;
  ${column(space['0-5'])}
  align-items: flex-end;
`

export const Pay = styled.div`
  grid-area: pay;
  ${column(space['1-5'])}
  min-width: 0;
  ${captionText}
`

/** In one line as long as there is room. */
export const Terms = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['0-5']} ${space[3]};
  > span {
    ${inlineRow(space[1])}
  }
`

/** Drawn as others press it; the owner cannot. */
export const Action = styled.div`
  grid-area: action;
  align-self: end;
  justify-self: end;
`
