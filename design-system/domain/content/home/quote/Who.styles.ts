import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const WhoRoot = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
`

export const Words = styled.div`
  min-width: 0;
`

export const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  font: ${type.bodyStrong.font};
  &[data-size='l'] {
    font: ${type.bodyL.font};
    font-weight: ${vars.font.weight.semibold};
  }
  > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  font: ${type.caption.font};
  color: ${semantic.text.secondary};
`

export const Online = styled.span`
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.positive.text};
`
